/** A success criterion of WCAG 2.2, levels A and AA. */
export type Criterion = {
  readonly number: string
  /** Fragment of its address: https://www.w3.org/TR/WCAG22/#contrast-minimum */
  readonly id: string
  readonly level: 'A' | 'AA'
  readonly name: string
}

const rows = `
1.1.1 A non-text-content Contenido no textual
1.2.1 A audio-only-and-video-only-prerecorded Solo audio y solo vídeo (grabado)
1.2.2 A captions-prerecorded Subtítulos (grabados)
1.2.3 A audio-description-or-media-alternative-prerecorded Audiodescripción o medio alternativo (grabado)
1.2.4 AA captions-live Subtítulos (en directo)
1.2.5 AA audio-description-prerecorded Audiodescripción (grabada)
1.3.1 A info-and-relationships Información y relaciones
1.3.2 A meaningful-sequence Secuencia significativa
1.3.3 A sensory-characteristics Características sensoriales
1.3.4 AA orientation Orientación
1.3.5 AA identify-input-purpose Identificación del propósito de la entrada
1.4.1 A use-of-color Uso del color
1.4.2 A audio-control Control del audio
1.4.3 AA contrast-minimum Contraste (mínimo)
1.4.4 AA resize-text Cambio de tamaño del texto
1.4.5 AA images-of-text Imágenes de texto
1.4.10 AA reflow Reajuste del texto
1.4.11 AA non-text-contrast Contraste no textual
1.4.12 AA text-spacing Espaciado del texto
1.4.13 AA content-on-hover-or-focus Contenido señalado con el puntero o que tiene el foco
2.1.1 A keyboard Teclado
2.1.2 A no-keyboard-trap Sin trampas para el foco del teclado
2.1.4 A character-key-shortcuts Atajos del teclado
2.2.1 A timing-adjustable Tiempo ajustable
2.2.2 A pause-stop-hide Poner en pausa, detener, ocultar
2.3.1 A three-flashes-or-below-threshold Umbral de tres destellos o menos
2.4.1 A bypass-blocks Evitar bloques
2.4.2 A page-titled Titulado de páginas
2.4.3 A focus-order Orden del foco
2.4.4 A link-purpose-in-context Propósito de los enlaces (en contexto)
2.4.5 AA multiple-ways Múltiples vías
2.4.6 AA headings-and-labels Encabezados y etiquetas
2.4.7 AA focus-visible Foco visible
2.4.11 AA focus-not-obscured-minimum Foco no oculto (mínimo)
2.5.1 A pointer-gestures Gestos del puntero
2.5.2 A pointer-cancellation Cancelación del puntero
2.5.3 A label-in-name Etiqueta en el nombre
2.5.4 A motion-actuation Activación por movimiento
2.5.7 AA dragging-movements Movimientos de arrastre
2.5.8 AA target-size-minimum Tamaño del objetivo (mínimo)
3.1.1 A language-of-page Idioma de la página
3.1.2 AA language-of-parts Idioma de las partes
3.2.1 A on-focus Al recibir el foco
3.2.2 A on-input Al recibir entradas
3.2.3 AA consistent-navigation Navegación coherente
3.2.4 AA consistent-identification Identificación coherente
3.2.6 A consistent-help Ayuda coherente
3.3.1 A error-identification Identificación de errores
3.3.2 A labels-or-instructions Etiquetas o instrucciones
3.3.3 AA error-suggestion Sugerencias ante errores
3.3.4 AA error-prevention-legal-financial-data Prevención de errores (legales, financieros, datos)
3.3.7 A redundant-entry Entrada redundante
3.3.8 AA accessible-authentication-minimum Autenticación accesible (mínimo)
4.1.2 A name-role-value Nombre, función, valor
4.1.3 AA status-messages Mensajes de estado
`

/** All 55 criteria of WCAG 2.2 at levels A and AA, in the standard's order. */
export const criteria: readonly Criterion[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [number = '', level = '', id = '', ...name] = row.split(' ')
    return { number, level: level === 'AA' ? 'AA' : 'A', id, name: name.join(' ') }
  })

/** The AAA criterion that this site holds its body text to. */
const enhancedContrast = '1.4.6'

/** Numbers that a rule may serve to count here: A, AA and body text's AAA contrast. */
export const inScope: ReadonlySet<string> = new Set([
  ...criteria.map(({ number }) => number),
  enhancedContrast,
])
