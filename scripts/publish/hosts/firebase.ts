import { headerRule as rule, type HostRules } from './rules.ts'

/**
 * `firebase.json` for Firebase Hosting, which lies in the folder that it publishes. Sources are globs. By itself this
 * host keeps every file for an hour, so pages and hashed files have rules of their own.
 */
export function firebaseJson({ base, headers, hashedFolders, cache, types }: HostRules): string {
  const names = hashedFolders.map((folder) => folder.slice(base.length, -1))
  const config = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', 'vercel.json', '_headers', '**/.*', '**/*.br', '**/*.gz'],
      trailingSlash: false,
      headers: [
        rule('**', headers),
        rule(`${base}!(${names.join('|')})/**`, [['Cache-Control', cache.ask]]),
        rule(`${base}*`, [['Cache-Control', cache.ask]]),
        ...hashedFolders.map((folder) => rule(`${folder}**`, [['Cache-Control', cache.forever]])),
        ...Object.entries(types).map(([ending, type]) =>
          rule(`**/*.${ending}`, [['Content-Type', type]]),
        ),
      ],
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
