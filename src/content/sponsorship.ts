import type { Benefit } from './benefits.ts'

/** What a sponsor gets, as cards on the sponsorship page. */
export const sponsorBenefits = [
  {
    id: 'visibilidad',
    title: 'Visibilidad con nombre propio',
    text: 'Tu marca en el escenario y en la conversación: te presentamos por lo que haces, no como un logo entre cuarenta.',
  },
  {
    id: 'talento',
    title: 'Talento que no está en los portales',
    text: 'Quienes programan, diseñan y venden en las startups de Andalucía, en la misma cola del Electrolunch que tú.',
  },
  {
    id: 'negocio',
    title: 'Negocio antes del postre',
    text: 'Dinos a quién quieres conocer y preparamos las presentaciones. Tú pones el café; nosotros, la mesa tranquila de la zona VIP.',
  },
] as const satisfies readonly Benefit[]
