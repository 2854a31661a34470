import { ViteReactSSG } from 'vite-react-ssg'
import { createAppRouter, headedRoutes, withHead } from './layouts/head.tsx'
import { dropIndexFile } from './lib/address.ts'
import { routes } from './routes.tsx'

if (!import.meta.env.SSR) dropIndexFile(window.location, window.history)

/** Hands the route table to the generator: on the server for each page, in the browser once. */
export const createRoot = ViteReactSSG(
  {
    routes: headedRoutes(routes),
    basename: import.meta.env.BASE_URL,
    customCreateRouter: createAppRouter,
  },
  withHead(routes),
)
