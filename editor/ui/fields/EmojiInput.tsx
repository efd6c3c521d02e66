import { Button as AriaButton, Dialog, DialogTrigger, Input, Label, TextField } from 'react-aria-components';
import { Button } from '../shell/Button.tsx';
import { Popover } from '../shell/Popover.tsx';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** What fits a planner and a devotional; any other can be typed or pasted. */
const EMOJIS =
  '📖 📕 📗 📘 📙 📔 📓 📒 📚 ✝️ 🙏 ⛪ 🕊️ ☀️ 🌅 🌄 🌙 ⭐ ✨ 💛 🍇 🌱 🌿 🌾 🌻 🪴 🔥 💧 📅 🗓️ ⏰ ⏳ ✅ ☑️ 📝 ✏️ 🖊️ 📌 📎 🎯 🏆 🥇 📈 📊 💼 💰 💵 🪙 🎓 🧠 💡 👟 🏃 💪 🥗 🍎 🎵 🎸 🎁 🎉 👋 👥 🏠 ☕ 🧭'.split(
    ' ',
  );

export function EmojiInput({ place, field }: FieldProps) {
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  const typed = useTyped({ value, shown: value, read: (text) => text.trim(), write });
  return (
    <TextField className="field narrow" isInvalid={draft?.status === 'invalid'}>
      <Label>{field.label}</Label>
      <div className="flex items-center gap-2">
        <Input {...typed} id={fieldId(place)} className="input emoji" autoComplete="off" />
        <DialogTrigger>
          <Button>Escolher</Button>
          <Popover>
            <Dialog className="emojis" aria-label={`Escolher ${field.label}`}>
              {({ close }) =>
                EMOJIS.map((emoji) => (
                  <AriaButton
                    key={emoji}
                    className="emoji-choice"
                    onPress={() => {
                      writeNow(emoji);
                      close();
                    }}
                  >
                    {emoji}
                  </AriaButton>
                ))
              }
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
      <FieldNotes place={place} field={field} draft={draft} />
    </TextField>
  );
}
