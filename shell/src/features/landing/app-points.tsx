import CalendarClock from 'lucide-react/icons/calendar-clock'
import Hash from 'lucide-react/icons/hash'
import Heart from 'lucide-react/icons/heart'
import { Points } from './landing-styles.ts'

const points = [
  {
    icon: CalendarClock,
    title: '締切とお届け日がひと目でわかる',
    text: '今週のご注文の締切と、お届け日をいつも画面の上で確かめられます。',
  },
  {
    icon: Hash,
    title: 'カタログの番号でご注文',
    text: 'カタログを見ながら、注文番号を入力するだけでご注文いただけます。',
  },
  {
    icon: Heart,
    title: 'いつもの商品をすぐに',
    text: 'お気に入りやリピ買いから、いつもの商品をまとめてご注文いただけます。',
  },
] as const

export const AppPoints = ({ title }: { title: string }) => (
  <Points>
    <h2>{title}</h2>
    <ul>
      {points.map(({ icon: Icon, title: point, text }) => (
        <li key={point}>
          <Icon size={28} />
          <h3>{point}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Points>
)
