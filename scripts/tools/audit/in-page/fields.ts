// It runs in a page: in-page.ts bundles it.
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** Names of fields, with what each asks for in the words of `autocomplete`. */
export type Purposes = Readonly<Record<string, string>>

/** Purpose of a field by its type. */
const byType: Purposes = { email: 'email', tel: 'tel' }

/** Fields that do not say which of the visitor's own data they ask for (WCAG 1.3.5). */
export const withoutPurpose = (byName: Purposes): Fault[] =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].flatMap((field) => {
    const purpose = byName[field.name] ?? byType[field.type]
    if (!purpose || field.autocomplete.split(' ').includes(purpose)) return []
    const target = field.id ? `#${field.id}` : targetOf(field, field.name)
    return [{ target, message: `Le falta autocomplete="${purpose}"` }]
  })
