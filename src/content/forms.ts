/** A field of a form: `name` is fixed by the specification, the rest is what browsers need to help. */
export type Field = {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'tel' | 'textarea'
  readonly required: boolean
  /** Token of the HTML autofill standard; WCAG 1.3.5. */
  readonly autoComplete?: string
}

export const sponsorshipFields = [
  { name: 'empresa', label: 'Empresa', type: 'text', required: true, autoComplete: 'organization' },
  {
    name: 'contacto',
    label: 'Persona de contacto',
    type: 'text',
    required: true,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Correo electrónico',
    type: 'email',
    required: true,
    autoComplete: 'email',
  },
  { name: 'telefono', label: 'Teléfono', type: 'tel', required: false, autoComplete: 'tel' },
  { name: 'mensaje', label: 'Mensaje', type: 'textarea', required: false },
] as const satisfies readonly Field[]

export const contactFields = [
  { name: 'nombre', label: 'Nombre', type: 'text', required: true, autoComplete: 'name' },
  {
    name: 'email',
    label: 'Correo electrónico',
    type: 'email',
    required: true,
    autoComplete: 'email',
  },
  { name: 'asunto', label: 'Asunto', type: 'text', required: true },
  { name: 'mensaje', label: 'Mensaje', type: 'textarea', required: true },
] as const satisfies readonly Field[]
