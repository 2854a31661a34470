/** The only policies that the pages' `trusted-types` directive allows: of the app, and of the first paint's script. */
export const policyNames = { app: 'sitio', firstPaint: 'inicio' } as const
