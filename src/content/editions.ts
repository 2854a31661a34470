export type Edition = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly year: number
}

/** Moments of past editions, oldest first: the gallery of the home page. */
export const editions = [
  {
    id: 'primera-mesa',
    title: 'La primera mesa',
    description: 'Empezamos en el patio de un coworking, con una mesa larga y sillas prestadas.',
    year: 2022,
  },
  {
    id: 'primer-pitch',
    title: 'Pitch a la sombra',
    description: 'Doce proyectos, tres minutos cada uno y un toldo que aguantó de milagro.',
    year: 2022,
  },
  {
    id: 'salto-al-parque',
    title: 'El salto al parque',
    description: 'Nos mudamos al césped: más sitio, más ruido y el primer Electrolunch.',
    year: 2023,
  },
  {
    id: 'noche-de-djs',
    title: 'La noche de los DJs',
    description:
      'Nadie se fue a las ocho, como estaba previsto. Desde entonces cerramos a las nueve.',
    year: 2023,
  },
  {
    id: 'auditorio-lleno',
    title: 'Auditorio lleno',
    description: 'Más de 500 emprendedores y ni una butaca libre en las charlas de la mañana.',
    year: 2024,
  },
  {
    id: 'market-gigante',
    title: 'El market se hace mayor',
    description: 'Cuarenta puestos en el parque y más de 500 emprendedores pasando por ellos.',
    year: 2024,
  },
] as const satisfies readonly Edition[]
