/** Whether only the tests' event is built and visited, as in `npm run evento`. */
export const isEventoAlone = process.env.SITES === 'EVENTO'
