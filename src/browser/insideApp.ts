/**
 * User agents of browsers inside of apps: any web view on Android ("; wv)"), any on iOS (WebKit without "Safari"), and those
 * of Instagram, Facebook ("FBAN", "FBAV", "FB_IAB"), Snapchat and the Google app ("GSA"). All are in one short pattern,
 * because the script in the head of every page contains it.
 */
const appBrowser = /; wv\)|Instagram|FBA[NV]|FB_IAB|Snapchat|GSA\/|AppleWebKit\/(?!.*Safari\/)/

/**
 * Whether the page is shown inside of another app. Such a browser does not save or share files and opens no tabs, and gives
 * no error. A page on the home screen of an iPhone has a similar user agent (`standalone`), but can share.
 */
export const isInsideApp = (): boolean =>
  appBrowser.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone)
