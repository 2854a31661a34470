/** What the one ticket type includes, the same for everybody. */
export type Perk = { readonly title: string; readonly text: string }

export const perks = [
  { title: 'Todas las charlas', text: 'La mañana entera, con sitio asegurado en el auditorio.' },
  {
    title: 'Electrolunch',
    text: 'La comida del parque, con opción vegetariana, vegana y sin gluten.',
  },
  { title: 'Zona VIP', text: 'Abierta para todas las entradas, de principio a fin.' },
  { title: 'Música en directo y DJs', text: 'Desde la comida hasta que se hace de noche.' },
  { title: 'Networking premium', text: 'Mesas pequeñas y presentaciones con quien te interesa.' },
  { title: 'Market de startups', text: 'Productos que se tocan, se prueban y se discuten.' },
  { title: 'Zona gastro', text: 'Cocinas de la ciudad a dos pasos del escenario.' },
  { title: 'Descuentos en barra', text: 'Enseña tu pulsera al pedir y el precio baja.' },
] as const satisfies readonly Perk[]
