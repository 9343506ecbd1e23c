"""Three-quarter profile, one palm up, chest lamp white: the robot asks before it acts."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.robots import humanoid, spot_of
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage_build import halo, plinth

start(seed=3)
robot = subject(humanoid((0, 0, 0), turn=-52, lamp='white', fine=True, bust=False, pose=dict(
    head=(3, 2, -16),
    l=dict(lift=32, spread=18, twist=0, bend=84, roll=86, flex=-16, curl=(4, 8, 12, 18, 26)),
    r=dict(lift=-6, spread=7, twist=6, bend=20, roll=0, curl=22), legs=((0, 0, 3), (0, 0, 3)))), 'robot')
cove('#101c3b', floor=0, back=9, r=5, rough=.5)
halo((1.15, 4.2, 5.75), 2.25)                                                # behind the shoulders, so that the profile has dark before it

studio_night((0, 0, 5.2), scale=1.1)
area((-.6, -2.4, 9.6), (1.15, 4.2, 5.6), 2.2, 300, '#ffd9a0')                # the disc
area((-5.5, -1.5, 3.2), (-1.2, -1.4, 4.6), 1.2, 110, '#fff1dd')             # under the offered hand
look(bloom=.05, vignette=.16)

eye = spot_of(robot, 'visor')
at = (-1.2, -15.0, 4.7)
camera('humanoid-side', at, (-1.7, 0, 5.32), lens=50.5, fstop=1.4, focus=eye)
camera('humanoid-side.1x1', at, (-.35, 0, 5.3), lens=82, fstop=1.4, focus=eye, aspect=1)
main()
