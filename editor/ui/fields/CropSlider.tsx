import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';

type SliderProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

export function CropSlider({ label, value, least, most, onChange }: SliderProps) {
  return (
    <Slider className="slider" value={value} minValue={least} maxValue={most} step={0.01} onChange={onChange}>
      <Label>{label}</Label>
      <SliderTrack className="slider-track">
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </Slider>
  );
}
