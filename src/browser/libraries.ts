// What boot.ts evaluates before the app, in a task of its own: the chunk of all libraries.
// oxlint-disable-next-line import/no-unassigned-import -- it is evaluated here, and used later
import 'react-dom/client'
