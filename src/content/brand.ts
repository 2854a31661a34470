/** The tile that stands for the event: in the header, in the icons and on the share images. */
export const brandTile = { motif: 'estrella', palette: 'vidrio' } as const
