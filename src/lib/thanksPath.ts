/** Where services lead those who have posted a form without script. */
export const thanksPath = '/gracias'
