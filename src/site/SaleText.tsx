import { type ReactNode, useEffect } from 'react'
import { event } from 'content:event'
import { sale, stage } from 'content:state'
import type { SaleStage } from '../content/schema.ts'
import { useStage } from '../browser/clock.ts'
import { WithMail } from './WithMail.tsx'

/** The stage that holds now. */
function useCurrent(): SaleStage | undefined {
  const stages = sale ?? []
  return stages[useStage(stages, event.timeZone, stage)]
}

type Props = {
  readonly of: Exclude<keyof SaleStage, 'is' | 'from' | 'gallery'>
  /** In its place as long as tickets are sold. */
  readonly onSale?: ReactNode
}

/** What is said of the sale at the moment, where the content tells of its stages. New words are a new element. */
export function SaleText({ of, onSale }: Props) {
  const current = useCurrent()
  if (onSale && (current?.is === 'open' || current?.is === 'last')) return onSale
  return current && <WithMail key={current.is}>{current[of]}</WithMail>
}

/** Tells the styles how far the sale is (scripts/render/phase-script.ts). */
export function SaleMark() {
  const current = useCurrent()
  useEffect(() => {
    document.documentElement.dataset.sale = current?.is
  }, [current])
  return null
}
