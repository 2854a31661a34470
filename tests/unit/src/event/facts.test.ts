// Facts of the event, which texts name in braces ("{dia}").
import { expect, it } from 'vitest'
import { readEvent } from '../../../../scripts/build/derive/readEvent.ts'
import { factsOf } from '../../../../src/event/facts.ts'
import { eventoFolder } from '../../../support/evento.ts'

const { data } = readEvent(eventoFolder)

it('an event with all fields has these facts', () => {
  expect(factsOf(data)).toEqual({
    evento: 'Jornadas del Cantábrico 2026',
    nombre: 'Jornadas del Cantábrico',
    ciudad: 'Gijón',
    anio: '2026',
    fechaIso: '2026-05-15',
    fechaLarga: 'Viernes 15 de mayo de 2026',
    cuando: 'viernes 15 de mayo de 2026, de 10:00 a 22:00',
    diaSemana: 'viernes',
    diaNumero: '15',
    mes: 'mayo',
    dia: '15 de mayo de 2026',
    diaMes: '15 de mayo',
    inicio: '10:00',
    fin: '22:00',
    correo: 'hola@cantabrico.example',
    plataforma: 'Taquilla Norte',
    horasRespuesta: '24',
    organizador: 'la cofradía del Faro',
    telefono: '600 111 222',
    pedirHasta: '1 de mayo',
    ponentes: 'cuatro',
    // The number of years with an edition. The tests' event has three editions in two years.
    ediciones: 'dos',
    ventajas: 'tres',
    'sedes.library.nombre': 'Biblioteca del Arenal',
    'sedes.library.enFrase': 'la biblioteca',
    'sedes.library.direccion': 'Calle del Faro, 7',
    'sedes.library.calle': 'calle del Faro, 7',
    'sedes.library.abre': '09:30',
    'sedes.library.cierra': '14:00',
    'sedes.library.transporte': 'Autobuses 1 y 12',
    'sedes.wharf.nombre': 'Muelle de Levante',
    'sedes.wharf.enFrase': 'el muelle',
    'sedes.wharf.direccion': 'Paseo del Muelle, s/n',
    'sedes.wharf.calle': 'paseo del Muelle, s/n',
    'sedes.wharf.abre': '14:45',
    'sedes.wharf.cierra': '22:00',
    'partes.morning.inicio': '10:00',
    'partes.morning.fin': '14:00',
    'partes.night.inicio': '14:45',
    'partes.night.fin': '22:00',
    sedes: 'dos',
    lugares: 'Biblioteca del Arenal y Muelle de Levante',
    direcciones:
      'Biblioteca del Arenal, Calle del Faro, 7 · Muelle de Levante, Paseo del Muelle, s/n',
    paseoMinutos: '30',
    paseoKilometros: '2,1',
  })
})

it('without a ticket shop the fact {plataforma} is the event’s name', () => {
  const { ticketPlatform: _, ...event } = data.event
  expect(factsOf({ ...data, event }).plataforma).toBe('Jornadas del Cantábrico')
})

it('an event without venues has no facts about them', () => {
  const facts = factsOf({ ...data, venues: { venues: {} } })
  const names = Object.keys(facts).filter((name) =>
    /^(?:sedes|lugares|direcciones|paseo)/.test(name),
  )
  expect(names).toEqual([])
})
