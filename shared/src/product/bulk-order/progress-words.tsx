import { formatNumber } from '@shop/shared/domain'

type Progress = { text: string; done: number; total: number }

/** Says the step that the chosen products are in, and how many of them are through. */
export const ProgressWords = ({ text, done, total }: Progress) => (
  <>
    {text} {/* Each step is shown, and not read out. */}
    <span aria-hidden>
      {formatNumber(done)}/{formatNumber(total)}品
    </span>
  </>
)
