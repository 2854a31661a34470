// Both forms, in each engine.
import { describe, expect, it } from 'vitest'
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

const focusedField = () => (document.activeElement as HTMLInputElement).name

const writtenAddress = () => document.querySelector<HTMLInputElement>('form [name=email]')?.value

async function expectThanks({ tab }: Here, { path, success }: Form): Promise<void> {
  await tab.find('[role=status]', success)
  await tab.until((text) => document.activeElement?.textContent === text, success)
  expect(await tab.run(() => location.pathname + location.search)).toBe(path)
  expect(await tab.run(writtenAddress)).toBe('')
}

/** Comes first, because scripts that the browser has in its memory cannot be held back. */
export function sendEarly(here: Here): void {
  it.each(forms)('keeps what is sent on $path before the app has started', async (form) => {
    const { tab, site } = here
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
    await tab.started()
    await expectThanks(here, form)
  })
}

export function sendForms(here: Here): void {
  describe.each(forms)('the form of $path', (form) => {
    it('refuses what is missing or no address, and thanks for the rest', async () => {
      const { tab } = here
      await tab.open(form.path)
      for (const [name, value] of Object.entries(form.values)) {
        const field = `form [name="${name}"]`
        await tab.click('form button')
        await expect.poll(() => tab.run(focusedField)).toBe(name)
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
    })
  })
}
