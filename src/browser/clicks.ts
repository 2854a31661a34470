type Keys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>

/** Whether a click on a link opens another tab or window, or downloads the target. */
export const isForElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
