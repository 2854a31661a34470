/** Whether visitors' browsers may keep pages; not in dev, nor if the kill switch is on. */
declare const __SERVICE_WORKER__: boolean

/** The classes of a file, each a separate export: the script holds only those that are used. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

/** W3C Trusted Types. TypeScript's library (7.0) lacks them: its types take a string where browsers want a trusted value. */
declare var trustedTypes:
  | { readonly createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  | undefined
