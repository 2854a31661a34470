/**
 * User agents of browsers inside of apps: all web views of Android ("; wv)") and iOS (WebKit without "Safari"), Instagram,
 * Facebook ("FBAN", "FBAV", "FB_IAB"), Snapchat and the Google app ("GSA"). They are in one short pattern, because the script
 * in the head of every page contains it.
 */
const appBrowser = /; wv\)|Instagram|FBA[NV]|FB_IAB|Snapchat|GSA\/|AppleWebKit\/(?!.*Safari\/)/

/**
 * Whether the page is shown inside of another app. Browsers inside of apps save and share no files, and open no tabs, without
 * any error. A page on the home screen of an iPhone has a similar user agent, but can share. There `standalone` is true.
 */
export const isInsideApp = (): boolean =>
  appBrowser.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone)
