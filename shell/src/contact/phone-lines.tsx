import type { ReachableLine } from './contact-hours.ts'

/** A number that a phone dials. */
export const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll('-', '')}`}>{number}</a>

/** The content of a `dl`: each line with its number and its hours. */
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
