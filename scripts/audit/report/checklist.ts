/** What no machine can decide: tasks for a person, each under the criteria that it settles. */
const tasks = {
  '1.1.1, 1.3.1, 1.3.2, 4.1.2':
    'Escucha cada página con un lector de pantalla: lo que dice, y en qué orden, cuenta lo mismo que se ve.',
  '1.1.1, 1.4.5': 'Comprueba que los mosaicos son adorno: quien no los ve no se pierde nada.',
  '1.3.3, 1.4.1':
    'Busca instrucciones que dependan solo de la forma, el color o el lugar («el botón naranja», «a la derecha»).',
  '1.4.1, 1.4.11':
    'Mira en escala de grises que se distinguen la página actual del menú, los enlaces y los campos con error.',
  '1.3.4': 'Gira el teléfono: todo sigue ahí en vertical y en horizontal.',
  '1.4.13': 'Pasa el puntero por todo: nada aparece encima de otra cosa sin poder cerrarse.',
  '2.1.1, 2.1.4, 2.4.3':
    'Usa el sitio entero solo con el teclado: menú, preguntas, desplegables, mapa, formularios y pausa de la cuenta atrás.',
  '2.2.1, 2.2.2, 2.3.1':
    'Pon en pausa la cuenta atrás; comprueba que nada más se mueve más de cinco segundos ni destella.',
  '2.4.2, 2.4.4, 2.4.6':
    'Lee solo los títulos de página, los encabezados y los enlaces: cada uno dice a dónde lleva o qué viene.',
  '2.4.1, 2.4.5': 'Llega a cada página por dos caminos: la navegación y los enlaces del texto.',
  '2.5.1, 2.5.2, 2.5.4, 2.5.7':
    'En una pantalla táctil: todo funciona con un toque, se activa al soltar y nada exige arrastrar, varios dedos ni mover el aparato.',
  '2.5.3': 'Di en voz alta el rótulo de cada botón con el control por voz: se activa.',
  '3.1.2': 'Comprueba que las palabras en otro idioma que no son de uso común están marcadas.',
  '3.2.4': 'Busca lo mismo en varias páginas: se llama y se comporta igual.',
  '1.3.5, 3.2.2, 3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.3.7, 4.1.3':
    'Rellena los formularios mal y bien, con lector de pantalla: se entiende qué se pide, qué falta y que se ha enviado; nada se pregunta dos veces.',
  '1.1.1, 2.1.1':
    'Carga el mapa de verdad, que es de OpenStreetMap, y comprueba que junto a él están la dirección y el enlace para llegar.',
  '1.3.1, 1.3.2, 3.1.1':
    'Abre el PDF del programa con un lector de pantalla: tiene título, idioma y orden.',
}

export const checklist = Object.entries(tasks).map(([criteria, task]) => ({ task, criteria }))
