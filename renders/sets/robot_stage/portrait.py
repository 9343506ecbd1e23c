"""Head and chest before the marigold disc."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.robots import humanoid, spot_of
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage_build import halo

start(seed=2)
robot = subject(humanoid((0, 0, -3.36), pose='bust', fine=True, bust=True), 'robot')     # chest where the sample's was
cove('#101c3b', floor=-1.6, back=6.5, r=5, rough=.55)
halo((.2, 2.6, 3.35), 1.68)

studio_night((0, 0, 2.6))
area((0, -1.4, 6.2), (0, 2.6, 2.9), 2.2, 240, '#ffd9a0')                                   # lifts the disc
look(bloom=.05, vignette=.16)

eye = (-.15, -.85, 3.45)
camera('humanoid-portrait', (-.9, -9.9, 3.1), (-1.02, 0, 3.06), lens=45.5, fstop=1.4, focus=eye)
camera('humanoid-portrait.1x1', (-.9, -9.4, 3.2), (.08, 0, 3.16), lens=62, fstop=1.4, focus=eye, aspect=1)
camera('humanoid-portrait.3x4', (-.9, -9.4, 3.2), (.06, 0, 3.05), lens=60, fstop=1.4, focus=eye, aspect=3 / 4)
main()
