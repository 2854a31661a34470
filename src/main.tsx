import { ViteReactSSG } from 'vite-react-ssg'
import { createAppRouter, headedRoutes, withHead } from './layouts/head.tsx'
import { routes } from './routes.tsx'

/** Hands the route table to the generator: on the server for each page, in the browser once. */
export const createRoot = ViteReactSSG(
  {
    routes: headedRoutes(routes),
    basename: import.meta.env.BASE_URL,
    customCreateRouter: createAppRouter,
  },
  withHead(routes),
)
