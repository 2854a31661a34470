// One marked message to a real service, and what a browser would make of its answer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendTestMessage } from '../../../../scripts/prelaunch/test-message.ts'
import { type FormService, startFormService } from '../../../support/form-service.ts'
import { event, specification } from '../../../support/specification.ts'

const site = 'https://sitio.example'
const here = {} as { service: FormService }

beforeAll(async () => {
  here.service = await startFormService()
})
afterAll(() => here.service.close())

const send = () =>
  sendTestMessage(
    {
      ...specification,
      delivery: { address: here.service.url, controller: 'A', purpose: 'b', page: '/privacidad' },
    },
    site,
  )

describe('the message that npm run prelaunch sends', () => {
  it('is marked, in the form’s own fields, and taken', async () => {
    expect(await send()).toMatchObject({ good: true })
    expect(here.service.messages.map((message) => Object.fromEntries(message))).toEqual([
      {
        nombre: '[PRUEBA de npm run prelaunch]',
        email: event.email,
        asunto: '[PRUEBA de npm run prelaunch]',
        mensaje: '[PRUEBA de npm run prelaunch]',
        _gotcha: '',
      },
    ])
  })

  it.each([
    ['refuses', 'responde 422'],
    ['breaks', 'responde 500'],
    ['redirects', 'lleva a otra página'],
    ['hangs up', 'no contesta'],
    ['takes in silence', 'Access-Control-Allow-Origin'],
  ] as const)('is a red line if the service %s', async (manner, what) => {
    here.service.behave(manner)
    expect(await send()).toMatchObject({ good: false, what: expect.stringContaining(what) })
  })

  it('goes nowhere if the forms go nowhere', async () => {
    const before = here.service.messages.length
    expect(await sendTestMessage(specification, site)).toMatchObject({ good: false })
    expect(here.service.messages).toHaveLength(before)
  })
})
