/** What the one ticket type includes, the same for everybody. */
export type Perk = { readonly title: string; readonly text: string }

export const perks = [
  {
    title: 'Todas las charlas',
    text: 'La mañana entera, de la bienvenida a las preguntas.',
  },
  {
    title: 'Electrolunch',
    text: 'La comida en el parque, con opción vegetariana, vegana y sin gluten.',
  },
  { title: 'Zona VIP', text: 'Abierta toda la tarde: aquí, VIP es todo el mundo.' },
  { title: 'Música en directo y DJ', text: 'Desde la comida hasta el cierre, ya de noche.' },
  { title: 'Networking premium', text: 'Mesas pequeñas, y te presentamos a quien te interesa.' },
  { title: 'Market de startups', text: 'Productos que se tocan, se prueban y se discuten.' },
  { title: 'Zona gastro', text: 'Cocinas de la ciudad, justo al lado del market.' },
  { title: 'Descuentos en barra', text: 'Enseña tu pulsera al pedir y pagas menos.' },
] as const satisfies readonly Perk[]
