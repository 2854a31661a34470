import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { runScript } from '../../../scripts/lib/run-script.ts'
import { readSiteAddress } from '../../../scripts/lib/site-address.ts'
import { load } from './load.ts'
import { nginx } from './nginx.ts'
import { placeSite, publicFolder, removePublicFolders } from './sites.ts'

/** Longer than npm test can take: `npx tsx tests/support/hosts/load-nginx.ts 30`. */
await runScript('load', async (report) => {
  const seconds = Number(process.argv[2] ?? 30)
  if (nginx.missing) throw new Error(nginx.missing)
  const { root, base } = placeSite('dist', readSiteAddress(process.env))
  const work = path.join(publicFolder(), 'server')
  mkdirSync(work)
  const host = await nginx.start({ root, base, work, port: await freePort() })
  try {
    const dist = path.join(root, base)
    const { requests, bytes, slowest, mistakes } = await load({
      ...host,
      base,
      dist,
      seconds,
      brotli: !nginx.missingBrotli,
    })
    report(
      `${requests} requests on 200 connections in ${seconds} s, ${Math.round(bytes / 1e6)} MB, 99 of 100 within ${slowest} ms`,
    )
    if (mistakes.length > 0) throw new Error(mistakes.map((entry) => entry.join(' × ')).join('\n'))
    report('no error, every byte right')
  } finally {
    await host.stop()
    removePublicFolders()
  }
})
