import { Bubble } from '../chats/Bubble.tsx';
import { ChatScreen } from '../chats/ChatScreen.tsx';
import { DebtTable } from './Debts.tsx';

/** A couple that has paid off its first debt. */
export function ThiagoChat() {
  return (
    <ChatScreen
      theme="dark"
      name="Thiago R."
      note="visto hoje às 12:42"
      time="12:47"
      battery={0.83}
      day="Hoje"
    >
      <Bubble from="us" time="12:20">
        Oi, Thiago! Como está sendo o planner aí em casa?
      </Bubble>
      <Bubble from="them" time="12:33">
        <div className="finance-photo">
          <div className="notion">
            <DebtTable />
          </div>
        </div>
        A geladeira já era!
      </Bubble>
      <Bubble from="them" time="12:34" reaction="flame" isFollowUp>
        A gente fugia desse assunto. Com tudo na mesma página ficou até leve
      </Bubble>
      <Bubble from="us" time="12:41">
        Parabéns aos dois!
      </Bubble>
    </ChatScreen>
  );
}
