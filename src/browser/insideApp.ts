/** User agents of Instagram, Facebook, Snapchat, the Google app, and any web view on Android and on iOS. */
const apps = [/Instagram|FBA[NV]|FB_IAB|Snapchat|GSA\//, /; wv\)/, /AppleWebKit\/(?!.*Safari\/)/]

/**
 * Whether the page is shown inside of another app. Other apps neither save nor share files, nor open tabs, and do not say
 * so. A page on the home screen of an iPhone looks alike, but can share.
 */
export const isInsideApp = (): boolean => {
  const isOnHomeScreen = 'standalone' in navigator && Boolean(navigator.standalone)
  return !isOnHomeScreen && apps.some((app) => app.test(navigator.userAgent))
}
