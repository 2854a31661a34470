/**
 * User agents of any web view on Android ("; wv)") and on iOS (WebKit without Safari), of Instagram, Facebook, Snapchat and
 * the Google app. One pattern, because it is in the script in the head of every page.
 */
const app = /; wv\)|Instagram|FBA[NV]|FB_IAB|Snapchat|GSA\/|AppleWebKit\/(?!.*Safari\/)/

/**
 * Whether the page is shown inside of another app. Other apps neither save nor share files, nor open tabs, and do not say
 * so. A page on the home screen of an iPhone looks alike, but can share.
 */
export const isInsideApp = (): boolean =>
  app.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone)
