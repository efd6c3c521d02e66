import { Bubble } from './Bubble.tsx';
import { ChatScreen } from './ChatScreen.tsx';

/** A worship musician who closes the month for the first time. */
export function LucasChat() {
  return (
    <ChatScreen
      theme="dark"
      name="Lucas M."
      note="visto hoje às 21:28"
      time="21:31"
      battery={0.46}
      day="Hoje"
    >
      <Bubble from="us" time="21:02">
        Oi, Lucas! Como foi o primeiro mês com o planner?
      </Bubble>
      <Bubble from="them" time="21:15">
        Agora foi! Eu nunca sabia pra onde ia o dinheiro. E o dízimo então, vixe
      </Bubble>
      <Bubble from="them" time="21:16" reaction="flame" isFollowUp>
        Ontem fechei o mês pela 1ª vez. Dízimo separado e ainda sobrou pras cordas do violão
      </Bubble>
      <Bubble from="us" time="21:20">
        O louvor agradece!
      </Bubble>
      <Bubble from="them" time="21:24">
        Amém kkk, domingo eu toco no culto da noite, vai lá ver
      </Bubble>
      <Bubble from="us" time="21:27">
        Manda vídeo depois!
      </Bubble>
    </ChatScreen>
  );
}
