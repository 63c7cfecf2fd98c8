import type { ReachableLine } from './contact-hours.ts'
import { PhoneLink } from './phone-link.tsx'

/** The content of a `dl`: each line with its number and its hours. [CHR-056] */
export const PhoneLines = ({ lines }: { lines: readonly ReachableLine[] }) =>
  lines.map(({ text, phone = '', hours }) => (
    <div key={text}>
      <dt>{text}</dt>
      <dd>
        <PhoneLink number={phone} />
        <small>{hours}</small>
      </dd>
    </div>
  ))
