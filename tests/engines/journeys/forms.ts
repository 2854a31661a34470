// Both forms, in each engine.
import { expect, it } from 'vitest'
import { appHasStarted } from '../../../scripts/lib/app-started.ts'
import type { Here } from './all.ts'

const forms = [
  {
    path: '/contacto',
    success: 'Mensaje enviado. Te responderemos pronto.',
    values: { nombre: 'Ana', email: 'ana@a.example', asunto: 'Hola', mensaje: '¿Qué tal?' },
  },
  {
    path: '/patrocina',
    success: 'Solicitud enviada. Te contactaremos pronto.',
    values: { empresa: 'Nubes', contacto: 'Ana', email: 'ana@a.example' },
  },
] as const

type Form = (typeof forms)[number]

const isFocused = (name: string) => (document.activeElement as HTMLInputElement).name === name

const writtenAddress = () => document.querySelector<HTMLInputElement>('form [name=email]')?.value

async function expectThanks({ tab }: Here, { path, success }: Form): Promise<void> {
  await tab.find('[role=status]', success)
  await tab.until((text) => document.activeElement?.textContent === text, success)
  expect(await tab.run(() => location.pathname + location.search)).toBe(path)
  expect(await tab.run(writtenAddress)).toBe('')
}

/** Comes first, because scripts that the browser has in its memory cannot be held back. */
export function sendEarly(here: Here): void {
  it('keeps what is sent before the app has started', async () => {
    const { tab, site } = here
    const [form] = forms
    const release = site.holdApp()
    try {
      await tab.load(form.path)
      for (const [name, value] of Object.entries(form.values)) {
        await tab.type(`form [name="${name}"]`, value)
      }
      await tab.click('form button')
      expect(await tab.run(appHasStarted)).toBe(false)
      expect(await tab.sees('[role=status]', form.success)).toBe(false)
    } finally {
      release()
    }
    await tab.until(appHasStarted)
    await expectThanks(here, form)
  })
}

export function sendForms(here: Here): void {
  it('refuses what is missing or no address, and thanks for the rest', async () => {
    const { tab } = here
    for (const form of forms) {
      await tab.open(form.path)
      for (const [name, value] of Object.entries(form.values)) {
        const field = `form [name="${name}"]`
        await tab.click('form button')
        await tab.until(isFocused, name)
        if (name === 'email') {
          await tab.type(field, 'ana')
          await tab.click('form button')
          await tab.find(`${field}:user-invalid`)
        }
        expect(await tab.sees('[role=status]', form.success)).toBe(false)
        await tab.type(field, name === 'email' ? value.replace('ana', '') : value)
      }
      await tab.click('form button')
      await expectThanks(here, form)
    }
  })
}
