/** What no machine can decide: tasks for a person, with the criteria that they settle. */
export const checklist: readonly { readonly task: string; readonly criteria: readonly string[] }[] =
  [
    {
      task: 'Escucha cada página con un lector de pantalla: lo que dice, y en qué orden, cuenta lo mismo que se ve.',
      criteria: ['1.1.1', '1.3.1', '1.3.2', '4.1.2'],
    },
    {
      task: 'Comprueba que los mosaicos son adorno: quien no los ve no se pierde nada.',
      criteria: ['1.1.1', '1.4.5'],
    },
    {
      task: 'Busca instrucciones que dependan solo de la forma, el color o el lugar («el botón naranja», «a la derecha»).',
      criteria: ['1.3.3', '1.4.1'],
    },
    {
      task: 'Mira en escala de grises que se distinguen la página actual del menú, los enlaces y los campos con error.',
      criteria: ['1.4.1', '1.4.11'],
    },
    {
      task: 'Gira el teléfono: todo sigue ahí en vertical y en horizontal.',
      criteria: ['1.3.4'],
    },
    {
      task: 'Pasa el puntero por todo: nada aparece encima de otra cosa sin poder cerrarse.',
      criteria: ['1.4.13'],
    },
    {
      task: 'Usa el sitio entero solo con el teclado: menú, preguntas, desplegables, mapa, formularios y pausa de la cuenta atrás.',
      criteria: ['2.1.1', '2.1.4', '2.4.3'],
    },
    {
      task: 'Pon en pausa la cuenta atrás; comprueba que nada más se mueve más de cinco segundos ni destella.',
      criteria: ['2.2.1', '2.2.2', '2.3.1'],
    },
    {
      task: 'Lee solo los títulos de página, los encabezados y los enlaces: cada uno dice a dónde lleva o qué viene.',
      criteria: ['2.4.2', '2.4.4', '2.4.6'],
    },
    {
      task: 'Llega a cada página por dos caminos: la navegación y los enlaces del texto.',
      criteria: ['2.4.1', '2.4.5'],
    },
    {
      task: 'En una pantalla táctil: todo funciona con un toque, se activa al soltar y nada exige arrastrar, varios dedos ni mover el aparato.',
      criteria: ['2.5.1', '2.5.2', '2.5.4', '2.5.7'],
    },
    {
      task: 'Di en voz alta el rótulo de cada botón con el control por voz: se activa.',
      criteria: ['2.5.3'],
    },
    {
      task: 'Comprueba que las palabras en otro idioma que no son de uso común están marcadas.',
      criteria: ['3.1.2'],
    },
    {
      task: 'Busca lo mismo en varias páginas: se llama y se comporta igual.',
      criteria: ['3.2.4'],
    },
    {
      task: 'Rellena los formularios mal y bien, con lector de pantalla: se entiende qué se pide, qué falta y que se ha enviado; nada se pregunta dos veces.',
      criteria: ['1.3.5', '3.2.2', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '4.1.3'],
    },
    {
      task: 'Carga el mapa de verdad, que es de OpenStreetMap, y comprueba que junto a él están la dirección y el enlace para llegar.',
      criteria: ['1.1.1', '2.1.1'],
    },
    {
      task: 'Abre el PDF del programa con un lector de pantalla: tiene título, idioma y orden.',
      criteria: ['1.3.1', '1.3.2', '3.1.1'],
    },
  ]
