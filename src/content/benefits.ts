export type Benefit = { readonly id: string; readonly title: string; readonly text: string }

/** Reasons to come, as cards on the home page. */
export const benefits = [
  {
    id: 'charlas',
    title: 'Charlas con referentes',
    text: 'Cinco personas que han vendido, quebrado, invertido y vuelto a empezar. Cuentan las cifras que no suelen salir en LinkedIn.',
  },
  {
    id: 'musica',
    title: 'Música en directo y DJs',
    text: 'A partir de las 14:30 el parque suena a electrónica. Bailar es opcional; quedarse quieto, difícil.',
  },
  {
    id: 'electrolunch',
    title: 'Electrolunch incluido',
    text: 'La comida entra en tu entrada: se come de pie, al sol de noviembre y con gente que aún no conoces.',
  },
  {
    id: 'networking',
    title: 'Networking premium',
    text: 'Nada de tarjetas en cadena. Una zona tranquila, mesas pequeñas y alguien que te presenta a quien buscas.',
  },
  {
    id: 'market',
    title: 'Market y gastro',
    text: 'Puestos de startups que puedes tocar y probar, y cocinas de la ciudad a dos pasos del escenario.',
  },
] as const satisfies readonly Benefit[]
