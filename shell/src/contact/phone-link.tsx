/** A number that a phone dials. */
export const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll('-', '')}`}>{number}</a>
