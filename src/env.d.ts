/**
 * Whether visitors' browsers may keep pages for a visit without network. They may not in dev, nor if the kill switch is on
 * (`SERVICE_WORKER=off`, src/worker/retire.ts).
 */
declare const __SERVICE_WORKER__: boolean

/** A module of styles exports each class under its own name, so that a script holds only the names that it uses. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

/** W3C Trusted Types. TypeScript's library (7.0) lacks them: its types take a string where browsers want a trusted value. */
declare var trustedTypes:
  | { readonly createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  | undefined
