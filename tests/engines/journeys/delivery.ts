// Forms that are sent, and the ticket window, in each engine.
import { beforeEach, describe, expect, it } from 'vitest'
import { moments } from '../../support/routes.ts'
import { copy } from '../../support/specification.ts'
import type { Here } from './all.ts'

const forms = [
  {
    path: '/contacto',
    success: copy.contact.form.success,
    values: { nombre: 'Ana', email: 'ana@a.example', asunto: 'Hola', mensaje: 'Uno & dos' },
  },
  {
    path: '/patrocina',
    success: copy.sponsorship.form.success,
    values: { empresa: 'Nubes', contacto: 'Ana', email: 'ana@a.example' },
  },
] as const

const focusedText = (text: string) => document.activeElement?.textContent === text

/** Before any answer can come. */
function pressTwice() {
  const button = document.querySelector<HTMLButtonElement>('form button')
  button?.click()
  button?.click()
}

const writtenAddress = () => document.querySelector<HTMLInputElement>('form [name=email]')?.value

async function write({ tab }: Here, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await tab.type(`form [name="${name}"]`, value)
  }
}

export function deliverForms(here: Here): void {
  describe('where forms are sent', () => {
    beforeEach(() => {
      here.site.setPages({ clock: moments.before, delivering: true })
      here.site.forms.behave('takes')
      here.site.forms.messages.length = 0
    })

    it.each(forms)('that of $path is kept until it arrives, once', async (form) => {
      const { tab, site } = here
      const { messages, behave } = site.forms
      await tab.open(form.path)
      await write(here, form.values)
      behave('breaks')
      await tab.click('form button')
      await tab.find('[role=alert]', copy.delivery.refused)
      expect(await tab.run(writtenAddress)).toBe(form.values.email)
      behave('takes slowly')
      await tab.run(pressTwice)
      await tab.until(focusedText, form.success)
      expect(await tab.run(writtenAddress)).toBe('')
      expect(await tab.run(() => location.pathname + location.search)).toBe(form.path)
      expect(messages.map((message) => message.get('email'))).toEqual(
        Array(2).fill('ana@a.example'),
      )
      expect(Object.fromEntries(messages[1] ?? [])).toMatchObject({ ...form.values, _gotcha: '' })
      expect(messages[0]?.get('_envio')).toBe(messages[1]?.get('_envio'))
    })

    it('they work without script, and so does the ticket window', async () => {
      const { tab, browser, site } = here
      await browser.set({ script: false })
      for (const { path, values } of forms) {
        await tab.load(path)
        await write(here, values)
        await tab.click('form button')
        await tab.until(() => location.pathname === '/gracias')
        await tab.find('h1', copy.thanks.heading)
      }
      expect(site.forms.messages).toHaveLength(2)
      const asked = site.forms.frames.length
      await tab.load('/entradas')
      await tab.click('#taquilla a')
      await expect.poll(() => site.forms.frames.length).toBeGreaterThan(asked)
    })
  })
}
