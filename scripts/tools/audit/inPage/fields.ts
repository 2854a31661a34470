// Runs in a page (inPage.ts bundles it).
import type { Fault } from '../../../build/render/findings.ts'
import { targetOf } from './texts.ts'

/** The values of `autocomplete` that fields should have, by the fields' names or types. */
export type Purposes = Readonly<Record<string, string>>

/** The values that follow from a field's type. */
const byType: Purposes = { email: 'email', tel: 'tel' }

/** Fields that ask for the visitor's own data without the right `autocomplete` (WCAG 1.3.5). */
export const fieldsWithoutPurpose = (byName: Purposes): Fault[] =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].flatMap((field) => {
    const purpose = byName[field.name] ?? byType[field.type]
    if (!purpose || field.autocomplete.split(' ').includes(purpose)) return []
    const target = field.id ? `#${field.id}` : targetOf(field, field.name)
    return [{ target, message: `Le falta autocomplete="${purpose}"` }]
  })
