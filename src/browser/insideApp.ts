/**
 * Whether the page is shown inside of another app (Instagram, Snapchat, the Google app, any Android or iOS web view):
 * these neither save nor share files nor open tabs, and say nothing about it. On the home screen of an iPhone it is an
 * app of its own, which shares.
 */
export const isInsideApp = (): boolean =>
  /; wv\)|Instagram|FBA[NV]|FB_IAB|Snapchat|GSA\/|AppleWebKit\/(?!.*Safari\/)/.test(
    navigator.userAgent,
  ) && !('standalone' in navigator && navigator.standalone)
