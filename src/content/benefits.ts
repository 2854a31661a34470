export type Benefit = { readonly id: string; readonly title: string; readonly text: string }

/** Reasons to come, as cards on the home page. */
export const benefits = [
  {
    id: 'charlas',
    title: 'Charlas con referentes',
    text: 'Gente que ha fundado, invertido, cerrado y vuelto a empezar, y que cuenta las cifras que no suelen salir en LinkedIn.',
  },
  {
    id: 'musica',
    title: 'Música en directo y DJ',
    text: 'Desde la comida, el parque suena a electrónica. Bailar es opcional; quedarse quieto, difícil.',
  },
  {
    id: 'electrolunch',
    title: 'Electrolunch incluido',
    text: 'La comida va con tu entrada: se come de pie, al sol de noviembre y con gente que aún no conoces.',
  },
  {
    id: 'networking',
    title: 'Networking premium',
    text: 'Nada de repartir tarjetas en serie. Una zona tranquila, mesas pequeñas y alguien que te presenta a quien buscas.',
  },
  {
    id: 'market',
    title: 'Market y gastro',
    text: 'Puestos donde tocar y probar lo que hacen las startups, y cocinas de la ciudad a dos pasos del escenario.',
  },
] as const satisfies readonly Benefit[]
