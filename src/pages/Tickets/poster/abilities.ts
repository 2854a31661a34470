/**
 * Whether the page is shown inside of another app (Instagram, Facebook, any Android or iOS web view): these neither
 * save nor share files, and say nothing about it. On the home screen of an iPhone it is an app of its own, which shares.
 */
export const isInsideApp = (): boolean =>
  /; wv\)|Instagram|FBA[NV]|FB_IAB|AppleWebKit\/(?!.*Safari\/)/.test(navigator.userAgent) &&
  !('standalone' in navigator && navigator.standalone)

/** Whether the system has a share sheet that takes the file. */
export const canShare = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] })
