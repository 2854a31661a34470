const page = (name: string) => `src/content/guia/${name}.md`

/** The pages of the organiser's guide that messages name. */
export const guide = {
  publish: page('publicar'),
  facts: page('datos-entre-llaves'),
  otherEvent: page('otro-evento'),
  nextEdition: page('la-edicion-siguiente'),
  goodbye: page('personas-y-fotos-que-se-van'),
} as const
