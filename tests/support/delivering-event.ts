import type { Changes } from './altered-event.ts'

/** Who takes the forms of an event that sends them, and who has the ticket window for its frame. */
export const formHost = 'formularios.example'
export const frameHost = 'entradas.example'
export const formAddress = `https://${formHost}/f/encuentro`
export const frameAddress = `https://${frameHost}/marco?evento=1`

/** All that other services do for the specification's event. */
export const delivering = {
  forms: (forms) => ({
    ...forms,
    delivery: formAddress,
    dataProtection: {
      controller: 'Asociación del Azahar',
      purpose: 'responder a tu mensaje',
      page: '/privacidad',
    },
  }),
  event: (event) => ({ ...event, tickets: { frame: frameAddress, campaign: 'aff' } }),
} satisfies Changes
