import type { ReactNode } from 'react'

/** Stands in for react-helmet-async in the browser (vite.config.ts): its provider without the library. */
export const HelmetProvider = ({ children }: { readonly children: ReactNode }) => children
export const Helmet = () => null
