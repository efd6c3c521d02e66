import { AudioMessage } from './AudioMessage.tsx';
import { Bubble } from './Bubble.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import { Portrait } from './Portrait.tsx';

/** A chat with a nursing student who uses the planner for seven minutes on the bus. */
export function AnaChat() {
  return (
    <ChatScreen
      theme="light"
      name="Ana L."
      note="online"
      photo={<Portrait wall="#e9c9a8" hair="long" hairColor="#3a231b" skin="#d9a07a" clothes="#5f9ea0" />}
      time="07:49"
      battery={0.72}
      day="Hoje"
    >
      <Bubble from="us" time="07:30">
        Oi, Ana! Como vai o planner?
      </Bubble>
      <Bubble from="them" time="07:41">
        Faço enfermagem e pego plantão, jurava que não ia dar conta
      </Bubble>
      <Bubble from="them" time="07:41" isFollowUp>
        Agora faço no ônibus, indo pro estágio. 7 minutinhos e pronto
      </Bubble>
      <Bubble from="them" time="07:42" isFollowUp>
        <AudioMessage duration="0:28" playedShare={0.4} />
      </Bubble>
      <Bubble from="us" time="07:46">
        Que alegria ouvir isso, Ana! Já são quantos dias?
      </Bubble>
      <Bubble from="them" time="07:48" reaction="heart">
        19 dias seguidos! Antes eu desistia no terceiro haha
      </Bubble>
    </ChatScreen>
  );
}
