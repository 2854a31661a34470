// A form, in each engine.
import { expect, it } from 'vitest'
import { appHasStarted } from '../../../scripts/lib/app-started.ts'
import type { Here } from './all.ts'

const success = 'Mensaje enviado. Te responderemos pronto.'
const values = { nombre: 'Ana', email: 'ana@a.example', asunto: 'Hola', mensaje: '¿Qué tal?' }

/** Comes first, because scripts that the browser has in its memory cannot be held back. */
export function sendForm(here: Here): void {
  it('keeps what is submitted before the app has started, says thanks, and refuses a bad address', async () => {
    const { tab, site } = here
    const release = site.holdApp()
    try {
      await tab.load('/contacto')
      for (const [name, value] of Object.entries(values)) {
        await tab.type(`form [name="${name}"]`, value)
      }
      // From a password manager: React has to render the page anew, and nothing may get lost.
      await tab.run(() => {
        document.querySelector('form input')?.after(document.createElement('manager-icon'))
      })
      await tab.click('form button')
      expect(await tab.run(appHasStarted)).toBe(false)
    } finally {
      release()
    }
    await tab.until((text) => document.activeElement?.textContent === text, success)
    expect(await tab.run(() => location.pathname + location.search)).toBe('/contacto')
    await tab.type('form [name=nombre]', 'Ana')
    await tab.type('form [name=email]', 'ana')
    await tab.press('Enter')
    await tab.until(() => document.activeElement?.matches('[name=email]:user-invalid'))
  })
}
