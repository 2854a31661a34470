/**
 * Whether visitors' browsers may keep pages for offline visits. False in `npm run dev`, and if the kill switch is on
 * (`SERVICE_WORKER=off`, src/worker/retire.ts).
 */
declare const __SERVICE_WORKER__: boolean

/** A module of styles. It exports each class by itself, so that a script contains only the class names that it uses. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

/** W3C Trusted Types. TypeScript's library (7.0) lacks them. Its types have a string where browsers demand a trusted value. */
declare var trustedTypes:
  | { readonly createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  | undefined
