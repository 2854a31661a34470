/** Whether an operating system leaves such a file in a folder: ".DS_Store", "Thumbs.db", "desktop.ini", macOS' icon. */
export const isOfSystem = (name: string) => /^(?:\.|Thumbs|desktop\.ini$|Icon\r$)/i.test(name)
