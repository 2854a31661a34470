import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../lib/chromium.ts'

/** Playwright switches the back/forward cache off, which this bench measures. */
const ignoreDefaultArgs = ['--disable-back-forward-cache']

export function launchForBench(
  executable: string,
  extra: readonly string[] = [],
): Promise<Browser> {
  const { args, ...options } = launchOptions(executable)
  return chromium.launch({ ...options, args: [...args, ...extra], ignoreDefaultArgs })
}
