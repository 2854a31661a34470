import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { copyBuildSources } from './sources.ts'

/** A folder with what a build needs, for builds that go wrong on purpose. It goes away with the test. */
export function copyOfSources(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  chmodSync(dir, 0o755)
  copyBuildSources(dir)
  return dir
}

/** The same beside a site that was built before. */
export function copyWithLastDist(): string {
  const dir = copyOfSources()
  mkdirSync(path.join(dir, 'dist'))
  writeFileSync(path.join(dir, 'dist/index.html'), 'the last one')
  return dir
}

export type BuildRun = { readonly status: number | null; readonly output: string }

/** Starts the build in a folder, in a process group of its own; `wrapper` is what comes before the command. */
export function startBuild(
  dir: string,
  { wrapper = [], ...options }: SpawnOptions & { readonly wrapper?: readonly string[] } = {},
): { readonly child: ChildProcess; readonly ended: Promise<BuildRun> } {
  const [command = '', ...args] = [
    ...wrapper,
    process.execPath,
    '--import',
    'tsx',
    'scripts/build.ts',
  ]
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(command, args, {
    cwd: dir,
    detached: true,
    ...options,
    env: { ...env, ...options.env },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  const ended = new Promise<BuildRun>((resolve) => {
    child.on('close', (status) =>
      resolve({ status, output: Buffer.concat(chunks).toString('utf8') }),
    )
  })
  return { child, ended }
}

/** Whether a command works on this machine, by trying it. */
export function works(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
