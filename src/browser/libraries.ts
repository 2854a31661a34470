// All libraries, for boot.ts, in a task before the app's. Imported there, React (CommonJS) would bring a helper along.
// oxlint-disable-next-line import/no-unassigned-import -- it is evaluated here, and used later
import 'react-dom/client'
